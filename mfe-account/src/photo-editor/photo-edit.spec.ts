import { PhotoEdit } from '@rendezvous/contracts/account/photos';
import { photoEdit, turned } from './photo-edit';

test('turning goes round in both directions', () => {
  expect([turned(0, 90), turned(270, 90), turned(0, -90), turned(90, -90)]).toEqual([90, 0, 270, 0]);
});

test('a whole photo is not cut, and one that stands upright not turned', () => {
  expect(photoEdit(0, null)).toEqual({});
  expect(photoEdit(0, { x: Number.NaN, y: 0, width: Number.NaN, height: 100 })).toEqual({});
  expect(photoEdit(0, { x: 0, y: 0, width: 100, height: 100 })).toEqual({});
  expect(photoEdit(90, { x: -0.01, y: 0, width: 99.99, height: 100.01 })).toEqual({ turn: '90' });
});

test.each([
  [{ x: 12.34, y: 0, width: 50, height: 62.5 }, '123,0,500,625'],
  [{ x: 66.68, y: 33.37, width: 33.34, height: 66.66 }, '667,333,333,667'],
  [{ x: 99.5, y: 0, width: 0.5, height: 100 }, '980,0,20,1000'],
])('a part is told within the photo, as the server takes it: case %#', (area, crop) => {
  expect(photoEdit(0, area)).toEqual({ crop });
  expect(PhotoEdit.safeParse({ crop }).success).toBe(true);
});
