export { MeetingDiscs, type MeetingDiscsProps } from './meeting-discs';
