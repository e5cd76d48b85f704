import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import { LINK_VALUE_MAX, type LanderLink, type LinkParameters, UTM_PARAMETERS } from '@rendezvous/contracts/landers/links';
import type { OperatorLander } from '@rendezvous/contracts/landers/operator';
import { TRACKING_PARAMETERS } from '@rendezvous/contracts/site/traffic-source';
import { Anchor, Button, FormError, TextInput } from '@rendezvous/ui';
import styles from './link-panel.module.css';

// the list of the contract stands beside schemas that no browser needs
const PARAMETERS = [...TRACKING_PARAMETERS, ...UTM_PARAMETERS];

/** What a link is asked for with. */
export type LinkQuery = LinkParameters & { readonly member?: number };

interface LinkPanelProps {
  readonly variant: OperatorLander;
  readonly onLink: (variant: OperatorLander, query: LinkQuery) => Promise<LanderLink>;
  readonly onCopied: () => void;
}

/** Empty fields are left out: the site keeps no empty value. */
const queryOf = (form: FormData): LinkQuery => {
  const filled = [...PARAMETERS, 'member'].flatMap((name) => {
    const value = String(form.get(name) ?? '').trim();
    return value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(filled) as LinkQuery;
};

/** The lander's address with what a campaign adds to it, to be copied, and its QR code. */
export const LinkPanel = ({ variant, onLink, onCopied }: LinkPanelProps) => {
  const intl = useIntl();
  const sentenceOf = useRefusalSentence();
  const address = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<LanderLink | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const say = (id: string) => intl.formatMessage({ id: `landers.operator.link.${id}` });

  // what other tools read is called as those call it
  const labelOf = (name: (typeof PARAMETERS)[number]): string => {
    if (name === 'network' || name === 'ref') return intl.formatMessage({ id: `landers.operator.column.${name}` });
    return name.startsWith('sub') ? intl.formatMessage({ id: 'landers.operator.link.sub' }, { number: name.slice('sub'.length) }) : name;
  };
  const make = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFault(null);
    try {
      setMade(await onLink(variant, queryOf(new FormData(event.currentTarget))));
    } catch (error) {
      setMade(null);
      setFault(sentenceOf(error));
    }
    setBusy(false);
  };
  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      onCopied();
    } catch {
      // a browser that lets no page write there: the address is marked, ready for the keys
      address.current?.select();
    }
  };
  const picture = made && `data:image/svg+xml,${encodeURIComponent(made.qr)}`;
  return (
    <details className={styles.panel}>
      <summary>{say('title')}</summary>
      <form className={styles.form} onSubmit={(event) => void make(event)}>
        <p className={styles.hint}>{say('hint')}</p>
        {variant.path.includes(':id') ? (
          <TextInput label={say('member')} name="member" type="number" inputMode="numeric" min={1} step={1} required />
        ) : null}
        <div className={styles.fields}>
          {PARAMETERS.map((name) => (
            <TextInput key={name} label={labelOf(name)} name={name} maxLength={LINK_VALUE_MAX} autoComplete="off" spellCheck={false} />
          ))}
        </div>
        <FormError>{fault}</FormError>
        <Button type="submit" variant="plum" busy={busy}>
          {say('make')}
        </Button>
      </form>
      {made && picture ? (
        <div className={styles.made}>
          <img className={styles.code} src={picture} alt={say('code')} width={176} height={176} />
          <div className={styles.address}>
            <TextInput ref={address} label={say('address')} value={made.url} readOnly />
            <div className={styles.actions}>
              <Button onClick={() => void copy(made.url)}>{say('copy')}</Button>
              <Anchor href={picture} download={`${variant.slug}.svg`}>
                {say('save')}
              </Anchor>
            </div>
          </div>
        </div>
      ) : null}
    </details>
  );
};
