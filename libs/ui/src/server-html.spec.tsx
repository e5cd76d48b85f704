import { renderToString } from 'react-dom/server';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  Chip,
  Countdown,
  DateField,
  EmptyState,
  ErrorCard,
  LikeButton,
  LoadingBar,
  Logo,
  MeetingDiscs,
  Notice,
  Pagination,
  PersonCard,
  PersonCardSkeleton,
  Photo,
  ProgressBar,
  RadioGroup,
  Select,
  StepBar,
  TabLinks,
  TextInput,
  Toaster,
  Anchor,
} from '.';

const blur = 'data:image/webp;base64,AAAA';

// A server's page may not carry style attributes or elements: the content security policy has no place for them.
test.each([
  ['Avatar', <Avatar key="a" src="/a.webp" alt="Inès" onlineLabel="Online" />],
  ['Badge', <Badge key="a" count={3} label="3" />],
  ['Button', <Button key="a" busy />],
  ['Card', <Card key="a">x</Card>],
  ['Checkbox', <Checkbox key="a" label="x" error="y" />],
  ['Chip', <Chip key="a">x</Chip>],
  ['Countdown', <Countdown key="a" label="x" parts={[{ value: '03', unit: 'h' }]} />],
  ['DateField', <DateField key="a" label="x" labels={{ day: 'd', month: 'm', year: 'y' }} />],
  ['EmptyState', <EmptyState key="a" title="x" />],
  ['ErrorCard', <ErrorCard key="a" title="x" retryLabel="y" onRetry={() => undefined} />],
  ['LoadingBar', <LoadingBar key="a" active label="x" />],
  ['Logo', <Logo key="a" name="x" />],
  ['MeetingDiscs', <MeetingDiscs key="a" picture="home" left="/a.webp" right="/b.webp" />],
  ['Notice', <Notice key="a">x</Notice>],
  [
    'Pagination',
    <Pagination
      key="a"
      page={2}
      pages={9}
      link={(to) => <Anchor href={`/${to}`} />}
      label="x"
      pageLabel={String}
      previousLabel="p"
      nextLabel="n"
    />,
  ],
  [
    'PersonCard',
    <PersonCard key="a" name="x" photo={{ src: '/a.webp', placeholder: blur }} href="/" like={<LikeButton label="x" liked />} />,
  ],
  ['PersonCardSkeleton', <PersonCardSkeleton key="a" label="x" />],
  ['Photo', <Photo key="a" src="/a.webp" alt="x" placeholder={blur} locked lockedLabel="+3" />],
  ['ProgressBar', <ProgressBar key="a" label="x" value={40} />],
  ['RadioGroup', <RadioGroup key="a" label="x" options={[{ value: 'a', label: 'a' }]} />],
  ['Select', <Select key="a" label="x" options={[]} />],
  ['StepBar', <StepBar key="a" label="x" step={1} steps={3} />],
  ['TabLinks', <TabLinks key="a" label="x" current="a" tabs={[{ value: 'a', label: 'a', href: '/' }]} />],
  ['TextInput', <TextInput key="a" label="x" />],
  ['Toaster', <Toaster key="a" toasts={[{ id: 'a', text: 'x' }]} onDismiss={() => undefined} label="x" dismissLabel="y" />],
])('%s needs no style in a server’s page', (_, element) => {
  const html = renderToString(element);
  expect(html).toContain('<');
  expect(html).not.toMatch(/ style=|<style/);
});
