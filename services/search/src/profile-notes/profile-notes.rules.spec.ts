import { PROFILE_NOTES } from '@rendezvous/contracts/search/profile-notes';
import { notesOf } from './profile-notes.rules.js';

const all = [...PROFILE_NOTES];

test('a note is told where the site shows it and it holds', () => {
  expect(notesOf({ is_new: true, photo_count: 5 }, all)).toEqual([{ kind: 'new' }, { kind: 'photos', count: 5 }]);
  expect(notesOf({ is_new: true, photo_count: 5 }, ['photos'])).toEqual([{ kind: 'photos', count: 5 }]);
  expect(notesOf({ is_new: true, photo_count: 5 }, [])).toEqual([]);
});

test('nothing is told that does not hold, or that the viewer does not see', () => {
  expect(notesOf({ is_new: false, photo_count: 1 }, all)).toEqual([]);
  expect(notesOf({ is_new: false, photo_count: 0 }, all)).toEqual([]);
});

test('notes stand in one order, whatever the setting says', () => {
  expect(notesOf({ is_new: true, photo_count: 2 }, ['photos', 'new']).map(({ kind }) => kind)).toEqual(['new', 'photos']);
});
