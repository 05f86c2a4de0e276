internal import CLibrary

/// A place for one object a thread, which somebody else keeps alive.
package final class ThreadSlot<Object: AnyObject>: Sendable {
  private let key: pthread_key_t?

  package init() {
    var key = pthread_key_t()
    self.key = pthread_key_create(&key, nil) == 0 ? key : nil
  }

  package var object: Object? {
    guard let key, let place = pthread_getspecific(key) else { return nil }
    return Unmanaged<Object>.fromOpaque(place).takeUnretainedValue()
  }

  package func put(_ object: Object?) {
    guard let key else { return }
    if let object {
      pthread_setspecific(key, Unmanaged.passUnretained(object).toOpaque())
    } else {
      pthread_setspecific(key, nil)
    }
  }
}
