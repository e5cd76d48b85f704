import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { painted } from './mail-colors.js';
import type { MailBlock, MailRow } from './mail-content.js';

type Block<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>;

const ink = painted({ color: 'ink' });
const small = painted({ color: 'ink-2' });
const pale = painted({ color: 'ink-3' });
const filled = painted({ backgroundColor: 'accent', color: 'on-accent' });
const marked = painted({ backgroundColor: 'warn-soft', color: 'warn' });
const ruled = painted({ borderColor: 'line', color: 'ink' });
const term = painted({ borderColor: 'line', color: 'ink-2' });

/** Our own size of text: the library's is smaller. */
const TEXT = { margin: '0 0 16px', fontSize: '16px', lineHeight: '1.55' } as const;

const Paragraph = ({ text }: Block<'text'>) => (
  <Text className={ink.className} style={{ ...TEXT, ...ink.style }}>
    {text}
  </Text>
);

const Small = ({ text }: Block<'small'>) => (
  <Text className={small.className} style={{ ...TEXT, ...small.style, margin: '0 0 12px', fontSize: '14px' }}>
    {text}
  </Text>
);

/** A button, and its address for programs that show none. */
const Action = ({ label, href, fallback }: Block<'button'> & { readonly fallback: string }) => (
  <>
    <Text style={{ ...TEXT, margin: '24px 0 12px' }}>
      <Button
        href={href}
        className={filled.className}
        style={{ ...filled.style, padding: '13px 24px', borderRadius: '10px', fontSize: '16px', fontWeight: 650 }}
      >
        {label}
      </Button>
    </Text>
    <Text className={pale.className} style={{ ...TEXT, ...pale.style, fontSize: '13px' }}>
      {fallback}
      <br />
      <Link href={href} className={pale.className} style={{ ...pale.style, textDecoration: 'underline', wordBreak: 'break-all' }}>
        {href}
      </Link>
    </Text>
  </>
);

const List = ({ items }: Block<'list'>) => (
  <ul className={ink.className} style={{ ...TEXT, ...ink.style, paddingLeft: '20px' }}>
    {items.map(({ text, tag }) => (
      <li key={text} style={{ margin: '0 0 6px' }}>
        {text}
        {tag === undefined ? null : <Tag>{tag}</Tag>}
      </li>
    ))}
  </ul>
);

const Tag = ({ children }: { readonly children: string }) => (
  <>
    {' '}
    <span
      className={marked.className}
      style={{ ...marked.style, padding: '1px 8px', borderRadius: '99px', fontSize: '13px', whiteSpace: 'nowrap' }}
    >
      {children}
    </span>
  </>
);

const Rows = ({ rows }: Block<'rows'>) => (
  <table style={{ width: '100%', margin: '16px 0', borderCollapse: 'collapse' }}>
    <tbody>
      {rows.map((row) => (
        <Row key={row.term} {...row} />
      ))}
    </tbody>
  </table>
);

const CELL = { padding: '8px 0', borderTopWidth: '1px', borderTopStyle: 'solid' } as const;

const Row = ({ term: label, value, strong = false }: MailRow) => {
  const look = { ...CELL, ...(strong ? { fontWeight: 700 } : {}) };
  const head = strong ? ruled : term;
  return (
    <tr>
      <th scope="row" className={head.className} style={{ fontWeight: 400, ...look, ...head.style, textAlign: 'left' }}>
        {label}
      </th>
      <td className={ruled.className} style={{ ...look, ...ruled.style, textAlign: 'right', whiteSpace: 'nowrap' }}>
        {value}
      </td>
    </tr>
  );
};

/** A part of a mail. */
export const MailPart = ({ block, fallback }: { readonly block: MailBlock; readonly fallback: string }) => {
  switch (block.kind) {
    case 'text':
      return <Paragraph {...block} />;
    case 'small':
      return <Small {...block} />;
    case 'button':
      return <Action {...block} fallback={fallback} />;
    case 'list':
      return <List {...block} />;
    case 'rows':
      return <Rows {...block} />;
  }
};
