/** Where files are kept under keys: pictures. Writing a key again replaces what is there; removing is harmless twice. */
export interface ObjectStore {
	put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
	/** @returns null when there is none. */
	get(key: string): Promise<Uint8Array | null>;
	remove(keys: readonly string[]): Promise<void>;
}
