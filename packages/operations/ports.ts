/** The outside services an operation may call; each operation names what it needs through this one seam. */
export type OperationPorts = Record<never, never>;
