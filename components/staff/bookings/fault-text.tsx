/** Says why a command was refused, where it was pressed. */
export const FaultText = ({ fault }: { fault: string | null }) =>
  fault !== null && (
    <p role="alert" className="text-danger">
      {fault}
    </p>
  );
