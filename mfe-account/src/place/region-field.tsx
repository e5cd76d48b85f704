import { useIntl } from 'react-intl';
import type { RegionLabel } from '@rendezvous/contracts/reference';
import { Select } from '@rendezvous/ui';

interface Props {
  /** What a region is called in this country. */
  readonly kind: RegionLabel;
  /** Empty while they load. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (region: string) => void;
  readonly error?: string | undefined;
}

/** Province, region, state, canton or voivodeship. */
export const RegionField = ({ kind, regions, value, onChange, error }: Props) => {
  const intl = useIntl();
  const loading = regions.length === 0;
  return (
    <Select
      label={intl.formatMessage({ id: `region-label.${kind}` })}
      name="region"
      placeholder={intl.formatMessage({ id: loading ? 'account.place.loading' : 'account.place.choose' })}
      options={regions.map(({ code, name }) => ({ value: code, label: name }))}
      value={loading ? '' : value}
      disabled={loading}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
};
