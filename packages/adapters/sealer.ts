import { seal, unseal } from "#core/access/sealed";
import type { Sealer } from "#core/ports/outside";

/**
 * Seals with a key for each purpose, derived from one secret of the environment.
 * @param key any text with 256 bits of chance in it.
 */
export function keySealer(key: string): Sealer {
	return {
		seal: (purpose, secret) => seal(key, purpose, secret),
		open: (purpose, sealed) => unseal(key, purpose, sealed),
	};
}
