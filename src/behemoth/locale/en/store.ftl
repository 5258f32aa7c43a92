# Sentences of the store: what may be wrong with the file that keeps the matches.
store-in-use = Behemoth is already running with this data ({ $path }). Stop the other one first, or choose another folder with --data.
store-damaged = The file { $path } is damaged and was left untouched. Put a backup in its place, or choose another folder with --data.
store-newer = The file { $path } was written by a newer Behemoth. Please update this one, or choose another folder with --data.
store-foreign = The file { $path } is a database of another program. Choose another folder with --data.
store-folder = The folder { $folder } cannot be made: { $fault }. Choose another one with --data.
store-cannot-open = The file { $path } cannot be opened. Is its folder yours to write to?
store-cannot-write = The file { $path } is write-protected, so no move could be saved.
store-full = The disk is full, so nothing more can be saved in { $path }.
store-disk = The disk cannot read or write { $path } any more.
store-fault = The file { $path } cannot be used: { $fault }
store-closed = The table is closing and takes nothing more.
