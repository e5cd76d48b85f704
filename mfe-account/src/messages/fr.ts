import accountDeleted from '../account-deleted/messages/fr.json';
import activate from '../activate/messages/fr.json';
import complaints from '../complaints/messages/fr.json';
import deleteAccount from '../delete-account/messages/fr.json';
import form from '../form/messages/fr.json';
import langConfig from '../lang-config/messages/fr.json';
import mailChange from '../mail-change/messages/fr.json';
import ownProfile from '../own-profile/messages/fr.json';
import photo from '../photo/messages/fr.json';
import place from '../place/messages/fr.json';
import resetPassword from '../reset-password/messages/fr.json';
import settings from '../settings/messages/fr.json';
import signup from '../signup/messages/fr.json';
import signupMatches from '../signup-matches/messages/fr.json';
import common from './fr.json';

export default {
  ...common,
  ...accountDeleted,
  ...activate,
  ...complaints,
  ...deleteAccount,
  ...form,
  ...langConfig,
  ...mailChange,
  ...ownProfile,
  ...photo,
  ...place,
  ...resetPassword,
  ...settings,
  ...signup,
  ...signupMatches,
};
