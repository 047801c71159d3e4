public protocol Person: AnyObject { func walk(to place: String) -> Bool }
public protocol Named { var name: String { get } }
