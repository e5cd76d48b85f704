import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearPrivateStorage } from '@rendezvous/client';
import { givenServer, Refused } from '@rendezvous/client/testing';
import * as answers from '../testing/answers';
import { givenFile, givenUploads } from '../testing/given-uploads';
import { show } from '../testing/show';
import { OwnProfileScreen } from './own-profile-screen';

beforeEach(() => localStorage.clear());

const usual = () =>
  givenServer({
    'GET /api/profile': () => answers.profile,
    [`GET /api/members/${answers.user.id}/similar`]: () => ({ members: [] }),
    'GET /api/user.php': () => ({ user: answers.user }),
    'GET /api/regions.php': () => ({ regions: answers.regions }),
    'GET /api/interests.php': () => ({ interests: answers.interests }),
  });
const open = () => show(<OwnProfileScreen />, { at: '/profile', user: answers.user });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const about = () => screen.findByLabelText('About you');
const photos = () => screen.getAllByRole('img', { name: /^Photo \d of \d$/ }).map((image) => image.getAttribute('src'));

test('what cannot be loaded is said, and another try loads it', async () => {
  const server = usual();
  server.answers({ 'GET /api/profile': () => new Refused(500, 'server.error') });
  await open();
  await screen.findByRole('heading', { name: 'Your profile could not be loaded' });
  server.answers({ 'GET /api/profile': () => answers.profile });
  await press('Try again');
  expect(await about()).toHaveValue('I mend old radios.');
});

test('an account that was made up says so to its owner, with the words that others read; nobody else’s does', async () => {
  usual();
  const { unmount } = await show(<OwnProfileScreen />, { at: '/profile', user: { ...answers.user, fictional_icon: true } });
  await about();
  expect(screen.getByText('This profile is fictional. A meeting is not possible.')).toBeVisible();
  unmount();
  await open();
  await about();
  expect(screen.queryByText(/is fictional/)).not.toBeInTheDocument();
});

test('only what changed is sent', async () => {
  const server = usual();
  server.answers({
    'PATCH /api/profile': ({ body }) => {
      server.answers({ 'GET /api/profile': () => ({ ...answers.profile, ...body }) });
      return { ...answers.profile, ...body };
    },
  });
  await open();
  await userEvent.type(await about(), ' And bicycles.');
  await userEvent.selectOptions(screen.getByLabelText('Eyes'), 'green');
  await userEvent.selectOptions(screen.getByLabelText('Tattoos'), '');
  await press('Save');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(server.of('PATCH /api/profile')[0]?.body).toEqual({
    about: 'I mend old radios. And bicycles.',
    eye_color: 'green',
    tattoos: null,
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
});

test('what is told besides is sent as the server takes it; a height that nobody has is said at once', async () => {
  const server = usual();
  server.answers({ 'PATCH /api/profile': ({ body }) => ({ ...answers.profile, ...body }) });
  await open();
  await about();
  const height = screen.getByLabelText('Height');
  for (const [wrong, sentence] of [
    ['1.80', 'A whole number of centimetres, at least 120.'],
    ['231', 'At most 230 centimetres.'],
  ] as const) {
    await userEvent.clear(height);
    await userEvent.type(height, wrong);
    await press('Save');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  }
  await userEvent.clear(height);
  await userEvent.type(height, '180');
  await userEvent.selectOptions(screen.getByLabelText('What I’m looking for'), 'company');
  await userEvent.type(screen.getByLabelText('Work'), 'Baker');
  expect(screen.getByRole('checkbox', { name: 'French' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'French' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'English' }));
  expect(
    within(screen.getByRole('list', { name: 'Languages I speak' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['English', 'French']);
  await press('Save');
  await waitFor(() => expect(server.of('PATCH /api/profile')).toHaveLength(1));
  expect(server.of('PATCH /api/profile')[0]?.body).toEqual({
    seeking: 'company',
    height: 180,
    work: 'Baker',
    spoken_languages: ['en', 'fr'],
  });
});

test('undo brings back what was there', async () => {
  usual();
  await open();
  await userEvent.clear(await about());
  await press('Undo');
  expect(await about()).toHaveValue('I mend old radios.');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a refused field is marked, has the focus, and nothing typed is lost', async () => {
  const server = usual();
  server.answers({ 'PATCH /api/profile': () => new Refused(400, 'request.invalid', { fields: [{ path: 'about', code: 'null-byte' }] }) });
  await open();
  await userEvent.type(await about(), '!');
  await press('Save');
  expect(await screen.findByText('This contains a character that cannot be stored.')).toBeInTheDocument();
  await waitFor(async () => expect(await about()).toHaveFocus());
  expect(await about()).toHaveValue('I mend old radios.!');
});

test('who moves to another country must say where', async () => {
  const server = usual();
  await open();
  await about();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'NL');
  await press('Save');
  expect(await screen.findByText('Please choose where you live.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Province'), 'NL-NH');
  await waitFor(() => expect(screen.queryByText('Please choose where you live.')).not.toBeInTheDocument());
  expect(server.of('PATCH /api/profile')).toEqual([]);
});

const leave = async () => {
  const { unmount } = await open();
  await userEvent.type(await about(), ' And bicycles.');
  await userEvent.selectOptions(screen.getByLabelText('Eyes'), 'green');
  unmount();
};

describe('changes that were not saved', () => {
  test('are there again after leaving, with a word on it, and can be saved', async () => {
    const server = usual();
    server.answers({
      'PATCH /api/profile': ({ body }) => {
        server.answers({ 'GET /api/profile': () => ({ ...answers.profile, ...body }) });
        return { ...answers.profile, ...body };
      },
    });
    await leave();
    const { unmount } = await open();
    expect(await screen.findByText('Unsaved changes were kept')).toBeInTheDocument();
    expect(await about()).toHaveValue('I mend old radios. And bicycles.');
    expect(screen.getByLabelText('Eyes')).toHaveValue('green');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(server.of('PATCH /api/profile')[0]?.body).toEqual({ about: 'I mend old radios. And bicycles.', eye_color: 'green' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
    unmount();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('can be discarded, for good', async () => {
    usual();
    await leave();
    const { unmount } = await open();
    await screen.findByText('Unsaved changes were kept');
    await press('Discard');
    expect(await about()).toHaveValue('I mend old radios.');
    unmount();
    await open();
    expect(await about()).toHaveValue('I mend old radios.');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  test('are shown to nobody else, and go with the login', async () => {
    usual();
    await leave();
    const { unmount } = await show(<OwnProfileScreen />, { at: '/profile', user: { ...answers.user, id: 77 } });
    expect(await about()).toHaveValue('I mend old radios.');
    unmount();
    expect(Object.keys(localStorage)).not.toEqual([]);
    clearPrivateStorage();
    await open();
    expect(await about()).toHaveValue('I mend old radios.');
  });

  test.each(['"text"', '{"about":7,"interests":"wine","nothing":"of it"}', '{"about"', 'null'])(
    '%s that lies there changes nothing',
    async (text) => {
      usual();
      localStorage.setItem(`rdv:private:account:profile:${answers.user.id}`, text);
      await open();
      expect(await about()).toHaveValue('I mend old radios.');
      expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    },
  );
});

const section = () => screen.getByRole('heading', { name: 'Who sees what' }).closest('section')!;
const shown = (field: string) => screen.getByLabelText(`${field}: shown to`);
const openOn = (visible_profile_fields: string[]) =>
  show(<OwnProfileScreen />, { at: '/profile', user: answers.user, settings: { visible_profile_fields } });

const openWith = async (completeness: { percent: number; missing: string[] }) => {
  usual().answers({ 'GET /api/profile': () => ({ ...answers.profile, completeness }) });
  await open();
  await about();
};

describe('how complete it is', () => {
  test('is told with reasons, each of which leads to its field', async () => {
    await openWith({ percent: 60, missing: ['photo', 'about', 'interests', 'city', 'details', 'of-a-newer-service'] });
    const meter = within(screen.getByRole('region', { name: 'How complete your profile is' }));
    expect(meter.getByText(/^60% of your profile is there/)).toBeInTheDocument();
    expect(meter.getAllByRole('link')).toHaveLength(5);
    const leads = {
      'Add a photo': screen.getByLabelText('Add'),
      'Write a few': await about(),
      'Name your town': screen.getByLabelText(/City or town/),
    };
    for (const [name, target] of Object.entries(leads)) {
      await userEvent.click(meter.getByRole('link', { name: new RegExp(`^${name}`) }));
      expect(target).toHaveFocus();
    }
    await userEvent.click(meter.getByRole('link', { name: /^Choose three interests/ }));
    expect(document.activeElement?.closest('#about')).not.toBeNull();
    expect(document.activeElement).toBeVisible();
  });

  test('is no matter once nothing is missing', async () => {
    await openWith({ percent: 100, missing: [] });
    expect(screen.queryByRole('region', { name: 'How complete your profile is' })).not.toBeInTheDocument();
  });
});

describe('who sees what', () => {
  test('only what the site shows can be chosen; what is specially protected is shown to nobody at first', async () => {
    usual();
    await openOn(['interests', 'city']);
    await about();
    expect(shown('Interests')).toHaveDisplayValue('Nobody');
    expect(shown('City or town')).toHaveDisplayValue('Members');
    expect([...(shown('City or town') as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['Members', 'My matches']);
    expect(screen.queryByLabelText('Tattoos: shown to')).not.toBeInTheDocument();
  });

  test('the choices are folded, and told in sum as they stand, before they are saved too', async () => {
    usual();
    await openOn(['interests', 'city']);
    await about();
    const sum = () =>
      within(section())
        .getAllByRole('definition')
        .map((fields) => fields.parentElement!.textContent);
    expect(shown('Interests')).not.toBeVisible();
    expect(sum()).toEqual(['MembersCity or town', 'NobodyInterests']);
    await userEvent.click(within(section()).getByText('Change who sees what'));
    expect(shown('Interests')).toBeVisible();
    await userEvent.selectOptions(shown('Interests'), 'Members');
    await userEvent.selectOptions(shown('City or town'), 'My matches');
    expect(sum()).toEqual(['MembersInterests', 'My matchesCity or town']);
  });

  test('nothing of it stands there where the site shows nothing', async () => {
    usual();
    await openOn(['name']);
    await about();
    expect(screen.queryByRole('heading', { name: 'Who sees what' })).not.toBeInTheDocument();
  });

  test('a choice is sent when saved, and taken back the same way', async () => {
    const server = usual();
    const saved = { ...answers.profile, agreed_fields: [], match_fields: [] };
    server.answers({
      'PATCH /api/profile': ({ body }) => {
        server.answers({ 'GET /api/profile': () => ({ ...saved, ...body }) });
        return { ...saved, ...body };
      },
    });
    await openOn(['interests', 'city']);
    await about();
    await userEvent.selectOptions(shown('Interests'), 'My matches');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(shown('Interests')).toHaveDisplayValue('My matches');
    await userEvent.selectOptions(shown('Interests'), 'Nobody');
    await press('Save');
    await waitFor(() => expect(server.of('PATCH /api/profile')).toHaveLength(2));
    expect(server.of('PATCH /api/profile').map(({ body }) => body)).toEqual([
      { agreed_fields: ['interests'], match_fields: ['interests'] },
      { agreed_fields: [], match_fields: [] },
    ]);
  });
});

const choose = async (...names: string[]) => {
  await userEvent.upload(
    screen.getByLabelText('Add'),
    names.map((name) => givenFile(name)),
  );
  return within(await screen.findByRole('dialog', { name: /photo/i }));
};
const use = async () => userEvent.click(screen.getByRole('button', { name: 'Use this photo' }));

/** By what opens below a photo. */
const chooseFor = async (photo: number, what: string) => {
  await press(`More for photo ${photo}`);
  await press(what);
};

const EDIT = 'POST /api/profile/photos/12/edit';
const editSecond = async () => {
  await open();
  await about();
  await chooseFor(2, 'Crop or turn');
  return within(await screen.findByRole('dialog', { name: 'Crop or turn photo 2 of 2' }));
};

describe('photos', () => {
  const [first, second] = answers.profile.photos as [(typeof answers.profile.photos)[0], (typeof answers.profile.photos)[0]];
  const swapped = [
    { ...second, main: true },
    { ...first, main: false },
  ];

  test('are put in order by their tools and by arrow keys on the handle', async () => {
    const server = usual();
    server.answers({ 'PUT /api/profile/photos/order': () => ({ photos: swapped }) });
    await open();
    await about();
    await chooseFor(2, 'Move forward');
    await waitFor(() => expect(photos()).toEqual(['/portraits/theo.svg', '/portraits/hugo.svg']));
    expect(server.of('PUT /api/profile/photos/order')[0]?.body).toEqual({ ids: [12, 11] });
    screen.getByRole('button', { name: /^Move photo 1: drag/ }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(server.of('PUT /api/profile/photos/order')).toHaveLength(2));
  });

  test('are removed only after a question', async () => {
    const server = usual();
    server.answers({ 'DELETE /api/profile/photos/12': () => ({ photos: [first] }) });
    await open();
    await about();
    await chooseFor(2, 'Remove');
    const dialog = screen.getByRole('alertdialog', { name: 'Remove this photo?' });
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Cancel' }).at(-1)!);
    expect(server.of('DELETE /api/profile/photos/12')).toEqual([]);
    await chooseFor(2, 'Remove');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(photos()).toEqual(['/portraits/hugo.svg']));
  });

  test('are sent with progress, as they were turned; a refusal says why and leaves the others', async () => {
    const server = usual();
    const uploads = givenUploads(server, '/api/profile/photos/uploads');
    await open();
    await about();
    await choose('a.jpg');
    await press('Turn right');
    await use();
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]!.progress(0.5);
    expect(await screen.findByText('50%')).toBeInTheDocument();
    uploads[0]!.answer(409, { error: { code: 'account.photo-limit', params: { limit: 3 }, requestId: 'x' } });
    expect(await screen.findByText('You have 3 photos already: remove one first.')).toBeInTheDocument();
    expect(photos()).toHaveLength(2);
    expect(server.of(`POST /api/profile/photos/uploads/${uploads[0]!.upload}`).map(({ body }) => body)).toEqual([{ turn: '90' }]);
    const tile = within(screen.getByText('Not sent').closest('li')!);
    await userEvent.click(tile.getByRole('button', { name: 'Try again now' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(screen.queryByText('You have 3 photos already: remove one first.')).not.toBeInTheDocument();
    uploads[1]!.answer(200, { photos: [...answers.profile.photos, { ...second, id: 13 }] });
    await waitFor(() => expect(photos()).toHaveLength(3));
    expect(server.of(`POST /api/profile/photos/uploads/${uploads[1]!.upload}`).map(({ body }) => body)).toEqual([{ turn: '90' }]);
    expect(screen.queryByLabelText('Add')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Premium members have 25.' })).toHaveAttribute('href', '/premium');
  });

  test('go on where they were when the line breaks, with the file that was picked', async () => {
    const server = usual();
    const uploads = givenUploads(server, '/api/profile/photos/uploads');
    await open();
    await about();
    await choose('a.jpg');
    await use();
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]!.cut(3);
    expect(await screen.findAllByText('Paused – waiting for the connection')).toHaveLength(2);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Paused – waiting for the connection');
    await press('Try again now');
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]).toMatchObject({ upload: uploads[0]!.upload, offset: 3 });
    expect(screen.queryByText(/Paused/)).not.toBeInTheDocument();
    uploads[1]!.progress(0.5);
    expect(await screen.findByText('71%')).toBeInTheDocument();
    uploads[1]!.answer(200, { photos: [...answers.profile.photos, { ...second, id: 13 }] });
    await waitFor(() => expect(photos()).toHaveLength(3));
    expect(server.of('POST /api/profile/photos/uploads')).toHaveLength(1);
  });

  test('wait while the server cannot take them, and go on by themselves when the browser is online again', async () => {
    const server = usual();
    const uploads = givenUploads(server, '/api/profile/photos/uploads');
    const begin = jest
      .fn()
      .mockReturnValueOnce(new Refused(503, 'server.unavailable'))
      .mockReturnValue({ upload: '00000000-0000-4000-8000-000000000001', received: 0 });
    server.answers({ 'POST /api/profile/photos/uploads': begin });
    await open();
    await about();
    await choose('a.jpg');
    await use();
    expect(await screen.findAllByText('Paused – the server does not answer')).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]!.answer(200, { photos: [...answers.profile.photos, { ...second, id: 13 }] });
    await waitFor(() => expect(photos()).toHaveLength(3));
  });

  test('several are in sight at once, each with its progress, two on their way; one that waits can be taken back', async () => {
    const server = usual();
    server.answers({ 'GET /api/profile': () => ({ ...answers.profile, photo_limit: 25 }) });
    const uploads = givenUploads(server, '/api/profile/photos/uploads');
    await open();
    await about();
    const dialog = await choose('a.jpg', 'b.jpg', 'c.jpg');
    expect(screen.getByRole('dialog', { name: 'Crop or turn photo 1 of 3' })).toBeInTheDocument();
    await use();
    expect(screen.getByRole('dialog', { name: 'Crop or turn photo 2 of 3' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Use all as they are' }));
    expect(screen.getAllByRole('progressbar')).toHaveLength(3);
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[0]!.progress(0.25);
    uploads[1]!.progress(0.75);
    expect(await screen.findByText('25%')).toBeInTheDocument();
    expect(await screen.findByText('75%')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[2]!);
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(2));
    uploads[1]!.answer(200, { photos: [...answers.profile.photos, { ...second, id: 13 }] });
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(1));
    expect(uploads).toHaveLength(2);
  });

  test('who closes the question sends nothing; a file that is none of the kinds is not asked about', async () => {
    const server = usual();
    const uploads = givenUploads(server, '/api/profile/photos/uploads');
    await open();
    await about();
    const dialog = await choose('a.jpg');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText('Add'), [givenFile('a.txt', 'text/plain')], { applyAccept: false });
    expect(await screen.findByText('We cannot read this file as a photo. JPEG, PNG, WebP and AVIF work.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(uploads).toEqual([]);
  });

  describe('that are kept', () => {
    test('are turned in the same dialog, as they are shown; the others stay, and nothing is sent of what is cancelled', async () => {
      const server = usual();
      const turned = { ...second, image: { ...second.image, filename: '/portraits/maya.svg' } };
      server.answers({ [EDIT]: () => ({ photos: [first, turned] }) });
      const cancelled = await editSecond();
      await userEvent.click(cancelled.getByRole('button', { name: 'Turn right' }));
      await userEvent.click(cancelled.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(server.of(EDIT)).toEqual([]);

      await chooseFor(2, 'Crop or turn');
      const dialog = within(await screen.findByRole('dialog', { name: 'Crop or turn photo 2 of 2' }));
      dialog.getByRole('button', { name: 'Turn left' }).focus();
      await userEvent.keyboard('{Enter}');
      dialog.getByRole('button', { name: 'Save' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(photos()).toEqual(['/portraits/hugo.svg', '/portraits/maya.svg']));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(server.of(EDIT).map(({ body }) => body)).toEqual([{ turn: '270', shown: '/portraits/theo.svg' }]);
    });

    test('and were changed elsewhere show as they are now, with the reason', async () => {
      const server = usual();
      server.answers({ [EDIT]: () => new Refused(409, 'account.photo-changed') });
      const dialog = await editSecond();
      const other = { ...second, image: { ...second.image, filename: '/portraits/maya.svg' } };
      server.answers({ 'GET /api/profile': () => ({ ...answers.profile, photos: [first, other] }) });
      await userEvent.click(dialog.getByRole('button', { name: 'Turn right' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByText(/changed meanwhile/)).toBeInTheDocument();
      await waitFor(() => expect(screen.getByTestId('container').querySelector('img')).toHaveAttribute('src', '/portraits/maya.svg'));
    });

    test('and whose address is over are asked for again', async () => {
      const server = usual();
      const dialog = await editSecond();
      fireEvent.error(screen.getByTestId('container').querySelector('img')!);
      expect(await dialog.findByText('The photo could not be loaded.')).toBeInTheDocument();
      expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
      const asked = server.of('GET /api/profile').length;
      await userEvent.click(dialog.getByRole('button', { name: 'Load it again' }));
      await waitFor(() => expect(server.of('GET /api/profile')).toHaveLength(asked + 1));
      expect(dialog.getByRole('button', { name: 'Save' })).toBeInTheDocument();
    });
  });

  test('are described in one’s own words, which stand in place of a number', async () => {
    const server = usual();
    server.answers({ 'PUT /api/profile/photos/12/alt': ({ body }) => ({ photos: [first, { ...second, ...(body as object) }] }) });
    await open();
    await about();
    await chooseFor(2, 'Say what it shows');
    await userEvent.type(screen.getByLabelText('In a few words'), ' On a bicycle ');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('img', { name: 'On a bicycle' })).toBeInTheDocument();
    expect(server.of('PUT /api/profile/photos/12/alt').map(({ body }) => body)).toEqual([{ alt: 'On a bicycle' }]);
    await chooseFor(2, 'Say what it shows');
    expect(screen.getByLabelText('In a few words')).toHaveValue('On a bicycle');
  });

  test('a description that is refused stays as it was typed, with the reason, until it is kept', async () => {
    const server = usual();
    const KEEP = 'PUT /api/profile/photos/12/alt';
    server.answers({ [KEEP]: () => new Refused(503, 'server.unavailable') });
    await open();
    await about();
    await chooseFor(2, 'Say what it shows');
    await userEvent.type(screen.getByLabelText('In a few words'), 'On a bicycle');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/We are not available right now/)).toBeInTheDocument();
    expect(screen.getByLabelText('In a few words')).toHaveValue('On a bicycle');
    server.answers({ [KEEP]: ({ body }) => ({ photos: [first, { ...second, ...(body as object) }] }) });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('img', { name: 'On a bicycle' })).toBeInTheDocument();
  });

  test('one that was not taken can be let go', async () => {
    const server = usual();
    const uploads = givenUploads(server, '/api/profile/photos/uploads');
    await open();
    await about();
    await choose('a.jpg');
    await use();
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]!.answer(409, { error: { code: 'account.photo-limit', params: { limit: 3 }, requestId: 'x' } });
    const tile = within((await screen.findByText('Not sent')).closest('li')!);
    await userEvent.click(tile.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
    await waitFor(() => expect(uploads[0]!.isDiscarded()).toBe(true));
    expect(uploads).toHaveLength(1);
  });

  test('one that is cancelled on its way ends at the server; one whose page is left goes on another time; one that is taken stays', async () => {
    const server = usual();
    server.answers({ 'GET /api/profile': () => ({ ...answers.profile, photo_limit: 25 }) });
    const uploads = givenUploads(server, '/api/profile/photos/uploads');
    const { unmount } = await open();
    await about();
    const dialog = await choose('a.jpg', 'b.jpg', 'c.jpg');
    await userEvent.click(dialog.getByRole('button', { name: 'Use all as they are' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
    await waitFor(() => expect(uploads[0]!.isDiscarded()).toBe(true));
    expect(uploads[0]!.isAborted()).toBe(true);
    await waitFor(() => expect(uploads).toHaveLength(3));
    uploads[1]!.answer(200, { photos: [...answers.profile.photos, { ...second, id: 13 }] });
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(1));
    unmount();
    expect(uploads[2]!.isAborted()).toBe(true);
    expect(uploads.map((upload) => upload.isDiscarded())).toEqual([true, false, false]);
  });

  test('one that is cancelled while it begins ends as soon as it has begun', async () => {
    const server = usual();
    givenUploads(server, '/api/profile/photos/uploads');
    const waiting: ((answer: unknown) => void)[] = [];
    server.answers({ 'POST /api/profile/photos/uploads': () => new Promise((resolve) => waiting.push(resolve)) });
    const ended: string[] = [];
    jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation((method, url) => void ended.push(`${method} ${url}`));
    await open();
    await about();
    await choose('a.jpg');
    await use();
    await waitFor(() => expect(server.of('POST /api/profile/photos/uploads')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    waiting[0]!({ upload: '00000000-0000-4000-8000-000000000001', received: 0 });
    await waitFor(() => expect(ended).toEqual(['DELETE /api/uploads/00000000-0000-4000-8000-000000000001']));
  });
});
