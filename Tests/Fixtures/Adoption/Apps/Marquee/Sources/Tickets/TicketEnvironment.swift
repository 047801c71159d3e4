// swift-format-ignore-file
import MarqueeCore

@MainActor
public protocol TicketEnvironment: HasTicketOffice, HasSession {}
