import { randomUUID } from 'node:crypto';
import { type Address, type AddressRequest, LIMITS } from '@storefront/host/contracts/api';
import { ADDRESS_FIELDS } from '@storefront/host/contracts/validation';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError, NotFoundError, UnauthorizedError } from '../../http/errors';
import type { DeliveryZones } from '../delivery/delivery-zones';
import { lockUser } from '../users/users.repository';
import {
  type AddressRow,
  type AddressValues,
  deleteAddress,
  findAddresses,
  insertAddress,
  setDefault,
  updateAddress,
} from './addresses.repository';
import { findProblem, readAddress } from './read-address';
import { t } from '../../messages/t';

/** An address as the API represents it. */
function presentAddress(row: AddressRow): Address {
  const { id, label, fullName, address, city, state, postalCode, phone, isDefault } = row;
  return { id, label, fullName, address, city, state, postalCode, phone, isDefault };
}

/** Validates the values. Throws a `BadRequestError` that names the first invalid one. */
function readValues(request: AddressRequest, zones: DeliveryZones): AddressValues {
  return { ...readAddress(request, zones), label: request.label?.trim() || null };
}

/** The user's address book. */
export async function listAddresses(db: Database, userId: string): Promise<Address[]> {
  return (await findAddresses(db, userId)).map(presentAddress);
}

/** The user's address book, with what is wrong with an address that no order can go to. */
export async function listCheckedAddresses(
  db: Database,
  userId: string,
  zones: DeliveryZones,
): Promise<Address[]> {
  return (await listAddresses(db, userId)).map((address) => {
    const problem = findProblem(address, zones);
    return problem ? { ...address, problem: problem.message } : address;
  });
}

/** Runs `work` in a transaction that locks the user's address book. */
function withAddressBook<T>(
  db: Database,
  userId: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new UnauthorizedError();
    return work(tx);
  });
}

/**
 * Adds an address to the user's address book, or returns the existing one that is the same. Throws a
 * `BadRequestError` that names an invalid field, and a {@link ConflictError} if the book is full.
 */
export function addAddress(
  db: Database,
  userId: string,
  request: AddressRequest,
  zones: DeliveryZones,
): Promise<{ address: Address; isNew: boolean }> {
  const values = readValues(request, zones);
  return withAddressBook(db, userId, async (tx) => {
    const book = await findAddresses(tx, userId);
    const same = book.find((row) => ADDRESS_FIELDS.every((name) => row[name] === values[name]));
    if (!same && book.length >= LIMITS.addressesMax) {
      throw new ConflictError(
        t('Your address book holds {max} addresses. Delete one first.', {
          max: LIMITS.addressesMax,
        }),
      );
    }
    const row = same ?? {
      id: randomUUID(),
      userId,
      ...values,
      isDefault: book.length === 0,
      createdAt: new Date(),
    };
    if (!same) await insertAddress(tx, row);
    if (request.isDefault !== true) return { address: presentAddress(row), isNew: !same };
    await setDefault(tx, userId, row.id);
    return { address: presentAddress({ ...row, isDefault: true }), isNew: !same };
  });
}

/**
 * Changes an address. Throws a `BadRequestError` that names an invalid field, and a {@link
 * NotFoundError} for another user's address.
 */
export function changeAddress(
  db: Database,
  userId: string,
  id: string,
  request: AddressRequest,
  zones: DeliveryZones,
): Promise<Address> {
  const values = readValues(request, zones);
  return withAddressBook(db, userId, async (tx) => {
    const row = await updateAddress(tx, userId, id, values);
    if (!row) throw new NotFoundError(t('Address not found'));
    if (request.isDefault !== true) return presentAddress(row);
    await setDefault(tx, userId, id);
    return presentAddress({ ...row, isDefault: true });
  });
}

/**
 * Deletes an address; if it was the default, the newest of the others becomes it. Throws a {@link
 * NotFoundError} for another user's address.
 */
export function removeAddress(db: Database, userId: string, id: string): Promise<void> {
  return withAddressBook(db, userId, async (tx) => {
    const deleted = await deleteAddress(tx, userId, id);
    if (!deleted) throw new NotFoundError(t('Address not found'));
    if (!deleted.isDefault) return;
    const [next] = await findAddresses(tx, userId);
    if (next) await setDefault(tx, userId, next.id);
  });
}
