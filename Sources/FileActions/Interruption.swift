/// The user's wish that what acts should stop.
package struct Interruption: Error {
  package init() {}
}
