export {
  addMember,
  isAtTable,
  isMember,
  listMembers,
  type MemberRow,
  renameMember,
} from './account-members';
export { addPayer, countLinkPayers } from './add-payer';
export {
  addGroupGuest,
  type GroupMemberRow,
  listGroupMembers,
  nameGroupOwner,
  setGroupMemberDone,
} from './group-members';
export { removeMember } from './remove-member';
export { changeSeats, lockOwnAccounts, meetAtSeat } from './seated-members';
