#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A command that is run to its end, with its output thrown away.
struct MeasuredProcess {
    var command: [String]

    struct Usage {
        var seconds: Double
        /// Processor time, without what the system did for it.
        var userSeconds: Double
        /// Largest resident size, in MB.
        var megabytes: Double
    }

    func run() throws -> Usage {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        let start = ContinuousClock.now
        guard posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0 else {
            throw Failure("could not start \(command[0])")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let parts = (ContinuousClock.now - start).components
        guard status == 0 else { throw Failure("\(command.joined(separator: " ")) ended with status \(status)") }
        return Usage(
            seconds: Double(parts.seconds) + Double(parts.attoseconds) / 1e18,
            userSeconds: Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6,
            megabytes: Double(usage.ru_maxrss) / unitsInAMegabyte
        )
    }

    /// Linux counts in kilobytes, Apple in bytes.
    private var unitsInAMegabyte: Double {
        #if canImport(Darwin)
            1_048_576
        #else
            1_024
        #endif
    }
}
