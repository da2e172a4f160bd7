/** What a service answers. @throws that it could not be reached, by its name: the runtime's own words, the cause, name nobody. */
export async function reached(service: string, answering: Promise<Response>): Promise<Response> {
	try {
		return await answering;
	} catch (error) {
		throw new Error(`${service} could not be reached`, { cause: error });
	}
}
