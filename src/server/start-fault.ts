/** A reason not to start that an operator can remove: its sentence is printed, without a stack. */
export class StartFault extends Error {
  override name = 'StartFault';
}
