import type { Served } from "#scripts/lib/served";
import type { Person } from "#testing/people";

/** A user of a served instance, with an API key. */
export async function mintedPerson({ db }: Pick<Served, "db">, email: string): Promise<Person> {
	// Loaded when it is needed: --help and wrong arguments are answered without it.
	const [{ openDb }, { mintPerson }] = await Promise.all([import("#store/db"), import("#testing/people")]);
	return mintPerson(openDb(db), email);
}
