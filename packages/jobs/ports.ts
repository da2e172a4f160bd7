import type { Drafter } from "#core/ports/drafter";
import type { Meaning } from "#core/ports/meaning";
import type { MeasuredNumbers } from "#core/ports/numbers";
import type { ObjectStore } from "#core/ports/objects";
import type { Dns, ExchangeRates, Http, Mailer, Sealer, VatCheck } from "#core/ports/outside";
import type { Payments } from "#core/ports/payments";
import type { DomainRatings } from "#core/ports/ratings";
import type { RevenueReader } from "#core/ports/revenue";
import type { CrawlPorts } from "#crawl/crawl-site";

/** The outside services jobs may call; each job names what it needs through this one seam. */
export interface JobPorts {
	/** What reading websites needs. */
	crawl: CrawlPorts;
	drafter: Drafter;
	mail: Mailer;
	/** Where pictures are kept. */
	objects: ObjectStore;
	/** Where backups are kept. */
	backups: ObjectStore;
	/** Behind the address gate only. */
	http: Http;
	/** All resolvers as one. */
	dns: Dns;
	/** Resolvers that are independent of each other. */
	resolvers: readonly Dns[];
	vat: VatCheck;
	/** Who is asked for domain ratings; null where nobody is. */
	ratings: DomainRatings | null;
	/** Who says what texts mean; null where nobody is asked. */
	meaning: Meaning | null;
	/** What was measured; null where it cannot be read. */
	numbers: MeasuredNumbers | null;
	exchange: ExchangeRates;
	revenue: RevenueReader;
	/** null where nothing is for sale. */
	payments: Payments | null;
	/** null where no secrets are kept. */
	sealer: Sealer | null;
}
