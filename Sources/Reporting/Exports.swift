// What every file of this module sees.

@_exported public import Basics
@_exported public import ProjectModel
@_exported public import SwiftReading
@_exported public import Templating
