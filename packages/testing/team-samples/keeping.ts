import beginBackup from "#actions/team/begin-backup";
import checkBackup from "#actions/team/check-backup";
import { begin, toTheEnd } from "#testing/backups";
import { type AnySample, sample } from "#testing/team-samples/sample";

const NOWHERE = 999_999;

/** Backups. */
export const keeping: readonly AnySample[] = [
	sample({
		action: beginBackup,
		make: async () => ({}),
		elsewhere: () => ({ of: NOWHERE }) as never,
		unchanged: "It copies what is there, and changes nothing of it.",
	}),
	sample({
		action: checkBackup,
		async make() {
			await begin();
			return { backup_id: (await toTheEnd()).id };
		},
		elsewhere: () => ({ backup_id: NOWHERE }),
		unchanged: "It looks at a copy, and changes nothing.",
	}),
];
