internal import Dispatch

/// Runs tasks on a queue's threads, because the caller blocks one of the few threads of the default executor.
final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "item-provider-suites", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
