// What every file of this module sees.

@_exported public import Adoption
@_exported public import Basics
@_exported public import CodeGeneration
@_exported public import FileEmission
@_exported public import MockGeneration
@_exported public import ProjectModel
@_exported public import Reporting
@_exported public import SwiftReading
@_exported public import Templating
@_exported public import YAMLTree
