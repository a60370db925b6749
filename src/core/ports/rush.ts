/** Whether mail comes faster than it is filed beside: then it is taken first, and filed when the rush is over. */
export type Rush = {
  /** A mail was accepted at once. */
  came(): void;
  isOn(): boolean;
};
