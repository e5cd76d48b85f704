import form from '../form/messages/en.json';
import photo from '../photo/messages/en.json';
import place from '../place/messages/en.json';
import signup from '../signup/messages/en.json';
import common from './en.json';

export default {
  ...common,
  ...form,
  ...photo,
  ...place,
  ...signup,
};
