/** Where files are kept under keys: pictures, backups. Writing a key again replaces what is there; removing is harmless twice. */
export interface ObjectStore {
	put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
	/** @returns null when there is none. */
	get(key: string): Promise<Uint8Array | null>;
	/** Keys that begin so, at most `limit` (up to 1,000) of them. */
	list(prefix: string, limit: number): Promise<string[]>;
	remove(keys: readonly string[]): Promise<void>;
}
