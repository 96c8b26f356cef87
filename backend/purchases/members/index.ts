export {
  addMember,
  isAtTable,
  isMember,
  listMembers,
  type MemberRow,
  renameMember,
} from './account-members';
export { type GroupMemberRow, listGroupMembers } from './group-members';
