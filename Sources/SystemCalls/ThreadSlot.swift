internal import CLibrary

/// A place for one object a thread, which somebody else keeps alive.
package final class ThreadSlot<Object: AnyObject>: Sendable {
  private let key: pthread_key_t?

  package init() {
    var key = pthread_key_t()
    self.key = pthread_key_create(&key, nil) == 0 ? key : nil
  }

  package var object: Object? {
    key.flatMap { pthread_getspecific($0) }.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  package func put(_ object: Object?) {
    if let key { pthread_setspecific(key, object.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }
}
