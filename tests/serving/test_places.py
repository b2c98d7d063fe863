"""Who has a place: readers whose line is up, and for a while pages that may still connect."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, suppress

import pytest

from knack_widgets.serving.limits import readers, waiting_queue
from knack_widgets.serving.limits.clients import Client, ClientLimits, OpenConnections, network
from knack_widgets.serving.limits.rate_limits import Pace
from knack_widgets.serving.limits.readers import AWAY_S, COMING_S, ONE_OF_MANY_S, Readers, TooManyError, Visit
from knack_widgets.serving.limits.waiting_queue import LateError, WaitingQueue


class House:
    """A server's places, with a clock that is set by hand; kernels are ended as they are asked to be."""

    def __init__(self, limit: int, **limits: int) -> None:
        self.now = 0.0
        self.kernels: set[str] = set()
        self.ended: list[str] = []
        self.places = Readers(self.kernels, limit, limits=ClientLimits(**limits), end=self.end, clock=lambda: self.now)

    def end(self, kernel_id: str) -> None:
        self.kernels.discard(kernel_id)
        self.ended.append(kernel_id)

    def page(self, who: Client, kernel: str) -> Visit | None:
        """A page that is asked for, and has come."""
        self.now += 1
        visit = self.places.visit(who)
        if visit:
            with visit:
                self.kernels.add(kernel)
                visit.kernel = kernel
        return visit


def stranger(number: int, address: str = "elsewhere") -> Client:
    """Whoever sends no cookie is given another name each time."""
    return Client(f"new {number}", address, known=False)


ANNA, BO = Client("anna", "school"), Client("bo", "school")


def test_pages_that_nobody_reads_take_no_readers_place() -> None:
    house = House(8)
    for number in range(8):
        assert house.page(stranger(number), f"k{number}")
    assert house.page(ANNA, "anna's")
    assert house.ended == ["k0"]
    assert house.places.count == 8


def test_lines_that_were_opened_and_shut_take_no_readers_place() -> None:
    house = House(8)
    for number in range(8):
        who = stranger(number)
        house.page(who, f"k{number}")
        with house.places.connection(f"k{number}", who) as line:
            assert line.opens
    assert house.page(ANNA, "anna's")
    assert len(house.ended) == 1


def test_one_reader_with_many_pages_takes_nobodys_place_either() -> None:
    house = House(8)
    for number in range(8):
        house.page(BO, f"k{number}")
    assert house.page(ANNA, "anna's")
    assert house.ended == ["k0"]


def test_many_pages_that_are_just_coming_up_are_left_some_seconds() -> None:
    """More than there are places come at the same moment, from one address, all for the first time."""
    house = House(3)
    for number in range(3):
        house.page(stranger(number, "school"), f"k{number}")
    house.now += ONE_OF_MANY_S - 3.5
    assert house.page(stranger(4, "school"), "k4") is None
    house.now += ONE_OF_MANY_S
    assert house.page(stranger(4, "school"), "k4")


def test_whoever_has_most_gives_way_first() -> None:
    house = House(6)
    for number in range(2):
        house.page(stranger(number, "one"), f"one {number}")
    for number in range(2, 6):
        house.page(stranger(number, "other"), f"other {number}")
    for name in ("anna", "bo", "cleo"):
        assert house.page(Client(name), name)
    assert house.ended == ["other 2", "other 3", "one 0"]


def test_a_reader_whose_page_is_coming_up_keeps_the_place_for_a_while() -> None:
    house = House(1)
    house.page(ANNA, "anna's")
    assert house.page(BO, "bo's") is None
    house.now += COMING_S
    assert house.page(BO, "bo's")
    assert house.ended == ["anna's"]


def test_a_place_is_its_readers_while_the_line_is_up() -> None:
    house = House(1)
    house.page(ANNA, "anna's")
    with house.places.connection("anna's", ANNA):
        house.now += 10_000
        assert house.page(BO, "bo's") is None
        assert not house.places.hopeful
    assert house.page(BO, "bo's") is None  # the line was up for long: it may come back
    house.now += AWAY_S
    assert house.page(BO, "bo's")


def test_a_line_that_comes_back_has_its_place_again() -> None:
    house = House(1)
    house.page(ANNA, "anna's")
    with house.places.connection("anna's", ANNA):
        house.now += 100
    house.now += AWAY_S / 2
    with house.places.connection("anna's", ANNA), house.places.connection("anna's", ANNA):
        house.now += 10 * AWAY_S
        assert house.page(BO, "bo's") is None


def test_a_class_has_all_that_it_needs() -> None:
    """Thirty readers behind one address, two tabs each, a projector and a phone; all reload them twice in a minute."""
    house = House(70)
    readers_ = [Client(f"reader {number}", "school") for number in range(32)]

    async def load(who: Client, kernel: str) -> None:
        visit = await house.places.place(who)
        assert visit
        with visit:
            house.kernels.add(kernel)
            visit.kernel = kernel

    async def scene() -> None:
        for reload in range(3):
            with ExitStack() as up:
                for who in readers_:
                    for tab in range(2):
                        kernel = f"{who.reader}, tab {tab}, {reload}"
                        await load(who, kernel)
                        assert up.enter_context(house.places.connection(kernel, who)).opens
                assert house.places.count == 64
            house.kernels.clear()  # they have said goodbye
        assert house.ended == []

    asyncio.run(scene())


@pytest.mark.parametrize("limit", ["pages_per_reader", "pages_per_address"])
def test_nobody_has_more_pages_than_one_client_may(limit: str) -> None:
    house = House(100, **{limit: 3})
    with ExitStack() as up:
        for number in range(3):
            assert house.page(ANNA, f"k{number}")
            up.enter_context(house.places.connection(f"k{number}", ANNA))
        with pytest.raises(TooManyError):
            house.page(ANNA, "k4")
    assert house.page(ANNA, "k4")  # in place of one that is no longer read
    assert house.ended == ["k0"]


@pytest.mark.parametrize(("limit", "known"), [("new_per_reader", True), ("new_per_address", False)])
def test_nobody_asks_for_more_pages_a_minute_than_one_client_may(limit: str, known: bool) -> None:
    house = House(100, **{limit: 6})
    who = Client("anna", "school", known)

    async def scene() -> None:
        for _ in range(6):
            assert await house.places.place(who)
        with pytest.raises(TooManyError):
            await house.places.place(who)
        house.now += 10
        assert await house.places.place(who)
        assert await house.places.place(Client("somebody", "elsewhere"))

    asyncio.run(scene())


def test_who_waits_for_a_place_that_may_become_free_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "LOOK_S", 0.001)
    house = House(1)

    async def scene() -> None:
        making = house.places.visit(ANNA)
        assert making
        first, second = (asyncio.ensure_future(house.places.place(Client(name))) for name in ("bo", "cleo"))
        await asyncio.sleep(0.01)
        assert not first.done()
        with making:
            pass  # it came to nothing
        assert await first
        house.now += readers.HOPE_S + 1
        assert await second is None

    asyncio.run(scene())


def test_without_descriptors_there_is_no_place() -> None:
    places = Readers(set(), 5, has_handles=lambda: False)
    assert places.visit(ANNA) is None
    assert places.count == 0


# -- turns


def test_whoever_asks_for_many_pages_stands_behind_those_who_ask_for_one() -> None:
    """A hundred requests of one client, then a reader's: it is served next."""

    async def scene() -> list[str]:
        served: list[str] = []
        row = WaitingQueue(1)

        async def page(who: Client) -> None:
            async with row.turn(who):
                served.append(who.reader)
                await asyncio.sleep(0)

        flood = [asyncio.ensure_future(page(stranger(number))) for number in range(100)]
        await asyncio.sleep(0)
        await asyncio.gather(page(ANNA), page(BO), *flood)
        return served

    served: list[str] = []

    async def perform() -> None:
        served.extend(await scene())

    asyncio.run(perform())
    assert len(served) == 102
    assert max(served.index("anna"), served.index("bo")) <= 3


def test_a_class_is_served_in_the_order_in_which_it_came() -> None:
    row = waiting_queue.Ranks()
    ranks = [row.enter(Client(f"reader {number}", "school")) for number in range(waiting_queue.CLASS)]
    assert ranks == sorted(ranks)
    assert {rank for rank, _ in ranks} == {0}


def test_a_page_that_does_not_get_on_holds_its_turn_for_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_queue, "TURN_S", 0.05)

    async def scene() -> None:
        row = WaitingQueue(1)
        async with row.turn(ANNA):
            await asyncio.sleep(0.02)
            with suppress(LateError):
                async with row.turn(BO):  # comes after all
                    await asyncio.sleep(0.01)
        monkeypatch.setattr(waiting_queue, "TURN_S", 60)  # no turn ends by itself, however slow the machine
        async with row.turn(ANNA):
            with pytest.raises(TimeoutError):  # nobody has given back what was not theirs
                await asyncio.wait_for(row._take((0, 0)), 0.02)

    asyncio.run(scene())


def test_who_waits_too_long_is_told() -> None:
    async def scene(monkeypatch: pytest.MonkeyPatch) -> None:
        row = WaitingQueue(0)
        monkeypatch.setattr(waiting_queue, "TURN_S", 0.01)
        with pytest.raises(LateError):
            async with row.turn(ANNA):
                pass
        assert row._waiting == {}
        assert row._ranks.enter(ANNA)[0] == 0

    with pytest.MonkeyPatch.context() as patch:
        asyncio.run(scene(patch))


# -- lines, and paces


def test_a_kernel_has_four_lines() -> None:
    lines = OpenConnections(ClientLimits())
    with ExitStack() as up:
        opened = [up.enter_context(lines.one("k", ANNA)) for _ in range(300)]
        assert opened == [True] * 4 + [False] * 296
        assert up.enter_context(lines.one("another", ANNA))
    with lines.one("k", ANNA) as opens:
        assert opens
    assert not lines._count


@pytest.mark.parametrize(
    ("limits", "who"),
    [
        ({"lines_per_reader": 3}, lambda _: ANNA),
        ({"lines_per_address": 3}, lambda number: Client(f"{number}", "school")),
    ],
)
def test_nobody_has_more_lines_than_one_client_may(limits: dict[str, int], who: Callable[[int], Client]) -> None:
    lines = OpenConnections(ClientLimits(**limits))
    with ExitStack() as up:
        assert [up.enter_context(lines.one(f"k{number}", who(number))) for number in range(4)] == [True] * 3 + [False]


def test_paces_are_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knack_widgets.serving.limits.rate_limits.MAX_PACED_CLIENTS", 10)
    pace = Pace(5, lambda: 0.0)
    assert all(pace.allows(f"stranger {number}") for number in range(1_000))
    assert len(pace._left) == 10


@pytest.mark.parametrize(
    ("address", "client"),
    [("::ffff:192.0.2.7", "192.0.2.7"), ("fe80::1%eth0", "fe80::"), ("/run/socket", "/run/socket")],
)
def test_addresses_of_one_client(address: str, client: str) -> None:
    assert network(address) == client


def test_what_is_refused_to_one_reader_is_not_taken_from_those_behind_the_same_address() -> None:
    house = House(9, new_per_reader=2, new_per_address=6)

    async def ask(who: Client, times: int) -> int:
        refused = 0
        for _ in range(times):
            try:
                await house.places.place(who)
            except TooManyError:
                refused += 1
        return refused

    assert asyncio.run(ask(BO, 50)) == 48
    assert asyncio.run(ask(ANNA, 2)) == 0
