/** The folders of `tests/` by project of Jest. */
export const FOLDERS = {
  unit: ['unit'],
  components: ['components'],
  backend: ['backend', 'faults', 'contract'],
};
