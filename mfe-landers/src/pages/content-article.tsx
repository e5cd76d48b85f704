import { useIntl } from 'react-intl';
import type { ContentPage } from '@rendezvous/contracts/landers/pages';
import { Notice } from '@rendezvous/ui';
import { CookieChoice } from '../cookie-choice/cookie-choice';
import styles from './content-article.module.css';
import { LanguageLinks } from './language-links';
import { LinkedText } from './linked-text';

/** A page of text: what it is, in which language, its contents, its sections. */
export const ContentArticle = ({ page }: { readonly page: ContentPage }) => {
  const intl = useIntl();
  const { language, languages, title, sample, sections, slug, updated } = page;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 lang={language}>{title}</h1>
        {languages.length > 1 ? <LanguageLinks slug={slug} languages={languages} current={language} /> : null}
        {sample ? (
          <Notice tone="warn" role="note" title={intl.formatMessage({ id: 'landers.page.sample.title' })}>
            {intl.formatMessage({ id: 'landers.page.sample.text' })}
          </Notice>
        ) : null}
        {slug === 'cookies' ? <CookieChoice /> : null}
      </header>
      <nav className={styles.contents} aria-label={intl.formatMessage({ id: 'landers.page.contents' })}>
        <p className={styles.contentsTitle}>{intl.formatMessage({ id: 'landers.page.contents' })}</p>
        <ol lang={language}>
          {sections.map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#${anchor(index)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections} lang={language}>
        {sections.map((section, index) => (
          <Section key={section.heading} id={anchor(index)} section={section} />
        ))}
      </div>
      <p className={`small faint ${styles.updated}`}>
        {intl.formatMessage({ id: 'landers.page.updated' }, { date: intl.formatDate(updated, { dateStyle: 'long', timeZone: 'UTC' }) })}
      </p>
    </article>
  );
};

/** Counted, not named: a link to a section works in every language. */
const anchor = (index: number): string => `part-${index + 1}`;

const Section = ({
  id,
  section: { heading, paragraphs, items },
}: {
  readonly id: string;
  readonly section: ContentPage['sections'][number];
}) => (
  <section className={styles.section} id={id}>
    <h2 className={styles.heading}>{heading}</h2>
    {paragraphs.map((text) => (
      <p key={text}>
        <LinkedText text={text} />
      </p>
    ))}
    {items.length > 0 ? (
      <ul className={styles.items}>
        {items.map((text) => (
          <li key={text}>
            <LinkedText text={text} />
          </li>
        ))}
      </ul>
    ) : null}
  </section>
);
