import form from '../form/messages/fr.json';
import photo from '../photo/messages/fr.json';
import place from '../place/messages/fr.json';
import signup from '../signup/messages/fr.json';
import common from './fr.json';

export default {
  ...common,
  ...form,
  ...photo,
  ...place,
  ...signup,
};
