export { type DiscFace, MeetingDiscs } from './meeting-discs';
