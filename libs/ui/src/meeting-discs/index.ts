export { type DiscFace, MeetingDiscs, type MeetingDiscsProps } from './meeting-discs';
