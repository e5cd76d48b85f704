import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { refusalOf } from '@rendezvous/client';
import { useCountryOptions } from '@rendezvous/client/country-options';
import { type CountryCode, LOCALES } from '@rendezvous/contracts/reference';
import {
  type OperatorSponsoredCard,
  SPONSORED_LINK_MAX,
  SPONSORED_TEXT_MAX,
  SPONSORED_TITLE_MAX,
} from '@rendezvous/contracts/search/operator-sponsored-cards';
import { SPONSORED_KINDS } from '@rendezvous/contracts/search/sponsored-cards';
import { Button, ChipGroup, Select, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { type CardFaults, type CardValues, fieldOf, readCardForm } from './card-values';
import styles from './operator-search.module.css';

export interface Written {
  readonly values: CardValues;
  readonly siteId: number;
  readonly picture: File | null;
}

interface Props {
  /** null: a new one. */
  readonly card: OperatorSponsoredCard | null;
  readonly sites: readonly { readonly id: number; readonly host: string; readonly today: string }[];
  readonly countries: readonly CountryCode[];
  readonly busy: boolean;
  /** Answers what it was refused with; null when it is done. */
  readonly onSave: (written: Written) => Promise<unknown>;
  /** Missing where there is nothing to withdraw. */
  readonly onWithdraw?: () => void;
}

const FAULTY = '[aria-invalid="true"]';

/** Everything that operators write of a card. What is wrong is said at its field, and nothing that was typed is lost. */
export const CardForm = ({ card, sites, countries, busy, onSave, onWithdraw }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `search.operator.${id}` }, values);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<CardFaults>({});
  const [chosen, setChosen] = useState<CountryCode[]>(card?.countries ?? []);
  const options = useCountryOptions(countries);
  const faultOf = (name: string) => (faults[name] === undefined ? undefined : say(`fault.${faults[name]}`));
  const tell = (wrong: CardFaults): void => {
    setFaults(wrong);
    // the marks are drawn by then
    if (Object.keys(wrong).length > 0) setTimeout(() => form.current?.querySelector<HTMLElement>(FAULTY)?.focus());
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const { values, picture, faults: wrong } = readCardForm(typed, chosen);
    tell(wrong);
    if (Object.keys(wrong).length > 0) return;
    const refusal = await onSave({ values, picture, siteId: Number(typed.get('site')) || sites[0]!.id });
    tell(Object.fromEntries((refusalOf(refusal)?.fields ?? []).map(({ path }) => [fieldOf(path), 'other'])));
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={say(card === null ? 'add' : 'save')}
      onSubmit={(event) => void submit(event)}
    >
      <Select
        label={say('column.kind')}
        name="kind"
        defaultValue={card?.kind}
        options={SPONSORED_KINDS.map((kind) => ({ value: kind, label: say(`kind.${kind}`) }))}
      />
      {LOCALES.map((locale) => (
        <fieldset key={locale} className={styles.language}>
          <legend>{say('language', { language: locale })}</legend>
          <TextInput
            label={say('card-title')}
            name={`title-${locale}`}
            lang={locale}
            maxLength={SPONSORED_TITLE_MAX}
            defaultValue={card?.texts[locale]?.title}
            autoComplete="off"
            error={faultOf(`title-${locale}`)}
          />
          <TextInput
            label={say('card-text')}
            hint={say('language-hint')}
            name={`text-${locale}`}
            lang={locale}
            maxLength={SPONSORED_TEXT_MAX}
            defaultValue={card?.texts[locale]?.text}
            autoComplete="off"
            error={faultOf(`text-${locale}`)}
          />
        </fieldset>
      ))}
      <TextInput
        label={say('link')}
        hint={say('link-hint')}
        name="link"
        type="url"
        maxLength={SPONSORED_LINK_MAX}
        defaultValue={card?.link}
        autoComplete="off"
        error={faultOf('link')}
      />
      <TextInput
        label={say('positions')}
        hint={say('positions-hint')}
        name="positions"
        defaultValue={card?.positions.join(', ')}
        autoComplete="off"
        error={faultOf('positions')}
      />
      <ChipGroup
        multiple
        label={say('countries')}
        hint={say('countries-hint')}
        options={options}
        value={chosen}
        onChange={setChosen}
        error={faultOf('countries')}
      />
      <div className={styles.days}>
        <TextInput
          label={say('starts')}
          name="starts_on"
          type="date"
          defaultValue={card?.starts_on ?? sites[0]?.today}
          error={faultOf('starts_on')}
        />
        <TextInput
          label={say('ends')}
          hint={say('ends-hint')}
          name="ends_on"
          type="date"
          defaultValue={card?.ends_on ?? undefined}
          error={faultOf('ends_on')}
        />
      </div>
      <TextInput
        label={say(card?.image ? 'picture-other' : 'picture')}
        hint={say('picture-hint')}
        name="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        error={faultOf('picture')}
      />
      {card === null && sites.length > 1 ? (
        <Select
          label={say('column.site')}
          name="site"
          options={sites.map(({ id, host }) => ({ value: String(id), label: host }))}
          error={faultOf('site_id')}
        />
      ) : null}
      <div className={operatorPage.actions}>
        <Button type="submit" variant="plum" busy={busy}>
          {say(card === null ? 'create' : 'save')}
        </Button>
        {onWithdraw ? (
          <Button busy={busy} onClick={onWithdraw}>
            {say('withdraw')}
          </Button>
        ) : null}
      </div>
    </form>
  );
};
