import type { ObjectStore } from "#core/ports/objects";

/** Objects in an R2 bucket. */
export function r2Objects(bucket: R2Bucket): ObjectStore {
	return {
		async put(key, bytes, contentType) {
			await bucket.put(key, bytes, { httpMetadata: { contentType } });
		},
		async get(key) {
			const object = await bucket.get(key);
			return object === null ? null : new Uint8Array(await object.arrayBuffer());
		},
		async list(prefix, limit) {
			const { objects } = await bucket.list({ prefix, limit });
			return objects.map(({ key }) => key);
		},
		async remove(keys) {
			if (keys.length > 0) await bucket.delete([...keys]);
		},
	};
}
