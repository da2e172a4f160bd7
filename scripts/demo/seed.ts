import { demoLaunches, demoStatements, scriptOf } from "#scripts/demo/index";
import { demoPictures, pictureStatements, putDemoPictures } from "#scripts/demo/pictures";
import type { Bucket } from "#scripts/lib/local-data";

/** The demo directory as a new installation gets it. */
export interface DemoSeed {
	statements: readonly string[];
	/** The same as a script. */
	sql: string;
	/** Puts the pictures that the statements name where they are served from. */
	fill(bucket: Bucket): Promise<void>;
}

export async function demoSeed(today: Date): Promise<DemoSeed> {
	const [pictures, listings] = await Promise.all([demoPictures(demoLaunches(today)), demoStatements(today)]);
	const statements = [...listings, ...pictureStatements(pictures)];
	return { statements, sql: scriptOf(statements), fill: (bucket) => putDemoPictures(bucket, pictures) };
}
