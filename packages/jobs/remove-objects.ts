import { removeObjects } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";

/** Removes objects whose rows are gone. Their keys never come back, so it may run at any time and twice. */
export default defineJob(removeObjects, {
	async run({ payload: { keys } }, { ports }) {
		await ports.objects.remove(keys);
		return `removed ${keys.length}`;
	},
});
