import Commands
import Pipeline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The process around a command.
@main
enum Main {
    static func main() {
        StandardStreams.prepare()
        ProcessStart.refuseArgumentsThatAreNoText()
        ProcessStart.takeFullDisksAsErrors()
        exit(CommandRun(.current).exitCode())
    }
}
