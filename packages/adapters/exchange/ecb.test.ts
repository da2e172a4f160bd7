import { expect, it } from "vitest";
import { ecbRates } from "#adapters/exchange/ecb";
import { startSite } from "#testing/servers";

const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube><Cube time='2026-11-20'>
		<Cube currency='USD' rate='1.1523'/>
		<Cube currency='JPY' rate='180.25'/>
	</Cube></Cube>
</gesmes:Envelope>`;

it("reads the bank's file once an hour", async () => {
	const site = await startSite({ "/daily.xml": { headers: { "content-type": "text/xml" }, body: FILE } });
	const rates = ecbRates(`${site.origin}/daily.xml`);
	const expected = { day: "2026-11-20", perEuroMillionths: { USD: 1_152_300, JPY: 180_250_000 } };
	expect(await rates.newest()).toEqual(expected);
	expect(await rates.newest()).toEqual(expected);
	expect(await site.requests()).toHaveLength(1);
	await site.stop();
});

it("fails where the bank does, and on anything else than rates", async () => {
	const site = await startSite({
		"/down": { status: 503, headers: {}, body: FILE },
		"/page": { headers: { "content-type": "text/html" }, body: "<h1>Sorry</h1>" },
	});
	for (const path of ["/down", "/page"]) await expect(ecbRates(site.origin + path).newest(), path).rejects.toThrow();
	await site.stop();
});
