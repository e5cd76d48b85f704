import { useIntl } from 'react-intl';
import { imageUrl } from '@rendezvous/client';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import type { MatchField } from '@rendezvous/contracts/account/field-choices';
import type { OwnView } from '@rendezvous/contracts/search/own-view';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';
import { Photo } from '@rendezvous/ui';
import { FIELD_NAMES } from '../field-names';
import { toldFields } from './told-fields';
import styles from './view-as.module.css';

/** Rows that have a sentence; a newer server may know more. */
const ROWS: ReadonlySet<string> = new Set([
  'normal',
  'privacy',
  'privacy-reached',
  'invisible',
  'invisible-liked',
  'disabled',
  'disabled-reached',
  'blocked-by',
  'paused',
]);

const mayBe = ({ like, message }: MemberProfile['actions']): string => {
  if (like) return message ? 'both' : 'like';
  return message ? 'write' : 'none';
};

/** The sentence of the row that decides. Whoever takes part in no matching is listed to nobody, though nothing else hides them. */
const sentenceOf = ({ row, listed, opens }: OwnView): string => {
  if (row === 'normal' && opens && !listed) return 'unmatched';
  return ROWS.has(row) ? row : 'other';
};

/** What somebody gets of one's own profile, and why. */
export const SeenProfile = ({ own, seen }: { readonly own: EditableProfile; readonly seen: OwnView }) => {
  const intl = useIntl();
  const { row, reason, listed, opens, profile } = seen;
  return (
    <div className={styles.seen}>
      <p className={styles.rule}>
        {reason === 'search.logged-out-closed'
          ? intl.formatMessage({ id: 'account.view.closed' })
          : intl.formatMessage({ id: `account.view.row.${sentenceOf(seen)}` }, { row })}
      </p>
      <p className="small muted">
        {intl.formatMessage({ id: listed ? 'account.view.listed' : 'account.view.unlisted' })}{' '}
        {opens ? null : intl.formatMessage({ id: 'account.view.not-open' })}
      </p>
      {profile ? <Page own={own} page={profile} /> : null}
    </div>
  );
};

const Page = ({ own, page }: { readonly own: EditableProfile; readonly page: MemberProfile }) => {
  const intl = useIntl();
  const { reads, hidden } = toldFields(own, page);
  const locked = page.photos.filter((photo) => photo.locked).length;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.photo}>
          <Photo
            src={page.main_image && imageUrl(page.main_image.filename)}
            placeholder={page.main_image?.placeholder}
            alt=""
            ratio="square"
          />
        </div>
        <div>
          <p className={styles.name}>{intl.formatMessage({ id: 'account.view.head' }, { name: page.name, age: page.age })}</p>
          <p className="small muted">{[page.city, page.region].filter(Boolean).join(', ')}</p>
          <p className="small muted">{intl.formatMessage({ id: 'account.view.photos' }, { open: page.photos.length - locked, locked })}</p>
        </div>
      </div>
      <dl className={styles.fields}>
        <Fields title="account.view.reads" fields={reads} />
        {hidden.length > 0 ? <Fields title="account.view.hidden" fields={hidden} /> : null}
      </dl>
      <p className="small muted">{intl.formatMessage({ id: `account.view.may.${mayBe(page.actions)}` })}</p>
    </>
  );
};

const Fields = ({ title, fields }: { readonly title: string; readonly fields: readonly MatchField[] }) => {
  const intl = useIntl();
  const names = fields.map((field) => intl.formatMessage({ id: FIELD_NAMES[field] }));
  return (
    <div>
      <dt>{intl.formatMessage({ id: title })}</dt>
      <dd>{names.length === 0 ? intl.formatMessage({ id: 'account.view.nothing' }) : intl.formatList(names)}</dd>
    </div>
  );
};
