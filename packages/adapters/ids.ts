import type { Ids } from "#core/ports/outside";

export const systemIds: Ids = {
	uuid: () => crypto.randomUUID(),
	random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
};
