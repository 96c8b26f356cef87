/** Another line as a sentence about this file names it: `here` for the same file. */
export const whereFrom = ({ at, file }: { at: { file: string; row: number }; file: string }) => ({
  row: at.row,
  file: at.file === file ? 'here' : at.file,
});
