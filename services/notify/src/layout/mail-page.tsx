import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { MailPart } from './mail-blocks.js';
import { NIGHT_STYLES, painted } from './mail-colors.js';
import type { MailContent, MailFrame } from './mail-content.js';

const TEXT_FONT = `Figtree,system-ui,-apple-system,'Segoe UI',sans-serif`;
const HEAD_FONT = `Fraunces,Georgia,'Times New Roman',serif`;

const page = painted({ backgroundColor: 'paper', color: 'ink' });
const card = painted({ backgroundColor: 'surface', borderColor: 'line' });
const ink = painted({ color: 'ink' });
const pale = painted({ color: 'ink-3' });

/** The whole mail. It needs nothing from outside: no picture, no script, no font. */
export const MailPage = ({ content, frame }: { readonly content: MailContent; readonly frame: MailFrame }) => (
  <Html lang={frame.language} dir="ltr">
    <Head>
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{content.subject}</title>
      <style>{NIGHT_STYLES}</style>
    </Head>
    {/* what Body is given it gives to a cell within, too, which no class would reach by night */}
    <Body className={page.className} style={{ margin: 0 }}>
      <Preview>{frame.preheader}</Preview>
      <Section className={page.className} style={{ ...page.style, padding: '24px 12px', fontFamily: TEXT_FONT }}>
        <Container style={{ maxWidth: '560px' }}>
          <Brand site={frame.site} home={frame.home} />
          <Section
            className={card.className}
            style={{ ...card.style, padding: '28px 24px', borderWidth: '1px', borderStyle: 'solid', borderRadius: '16px' }}
          >
            <Heading
              as="h1"
              className={ink.className}
              style={{
                ...ink.style,
                margin: '0 0 16px',
                fontFamily: HEAD_FONT,
                fontSize: '28px',
                fontWeight: 400,
                lineHeight: '1.16',
                letterSpacing: '-.018em',
              }}
            >
              {content.heading}
            </Heading>
            {content.blocks.map((block, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- drawn once, and two parts may say the same
              <MailPart key={at} block={block} fallback={frame.fallback} />
            ))}
          </Section>
          <Foot why={frame.why} links={frame.links} />
        </Container>
      </Section>
    </Body>
  </Html>
);

/** Two discs of which the second lies over the first, and the name beside them. */
const Brand = ({ site, home }: Pick<MailFrame, 'site' | 'home'>) => (
  <Text style={{ margin: '0 0 20px', fontFamily: HEAD_FONT, fontSize: '20px', fontWeight: 500, lineHeight: '1.2' }}>
    <Link href={home} className={ink.className} style={{ ...ink.style, textDecoration: 'none' }}>
      <Disc color="plum" />
      <Disc color="accent" over />
      {`\u00a0 ${site}`}
    </Link>
  </Text>
);

const Disc = ({ color, over = false }: { readonly color: 'plum' | 'accent'; readonly over?: boolean }) => {
  const { className, style } = painted({ backgroundColor: color });
  const place = over ? { marginLeft: '-5px' } : {};
  return (
    <span
      className={className}
      style={{ ...style, ...place, display: 'inline-block', width: '16px', height: '16px', borderRadius: '50%', verticalAlign: '-2px' }}
    />
  );
};

/** Why the mail comes, and what can be done about it. */
const Foot = ({ why, links }: Pick<MailFrame, 'why' | 'links'>) => (
  <Text className={pale.className} style={{ ...pale.style, margin: '20px 4px 0', fontSize: '13px', lineHeight: '1.55' }}>
    {why}
    <br />
    {links.map(({ label, href }, at) => (
      <span key={href}>
        {at > 0 ? ' · ' : null}
        <Link href={href} className={pale.className} style={{ ...pale.style, textDecoration: 'underline' }}>
          {label}
        </Link>
      </span>
    ))}
  </Text>
);
