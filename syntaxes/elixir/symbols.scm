(call target: (identifier) @keyword (arguments (alias) @name) (#match? @keyword "^(defmodule|defprotocol|defimpl)$")) @definition.module
(call target: (identifier) @keyword (arguments (call target: (_) @name)) (#match? @keyword "^(def|defp|defmacro|defmacrop|defguard)$")) @definition.function
(call target: (identifier) @keyword (arguments (binary_operator left: (_ target: (_) @name))) (#match? @keyword "^(def|defp|defmacro|defmacrop|defguard)$")) @definition.function
(call target: (identifier) @keyword (arguments (identifier) @name) (#match? @keyword "^(def|defp|defmacro|defmacrop|defguard)$")) @definition.function
