import accountDeleted from '../account-deleted/messages/en.json';
import activate from '../activate/messages/en.json';
import complaints from '../complaints/messages/en.json';
import deleteAccount from '../delete-account/messages/en.json';
import form from '../form/messages/en.json';
import langConfig from '../lang-config/messages/en.json';
import mailChange from '../mail-change/messages/en.json';
import ownProfile from '../own-profile/messages/en.json';
import photo from '../photo/messages/en.json';
import place from '../place/messages/en.json';
import resetPassword from '../reset-password/messages/en.json';
import settings from '../settings/messages/en.json';
import signup from '../signup/messages/en.json';
import signupMatches from '../signup-matches/messages/en.json';
import common from './en.json';

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
