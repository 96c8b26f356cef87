type Listener = (event: unknown) => void;

class LatLng {
  constructor(private readonly at: { lat: number; lng: number }) {}
  lat = () => this.at.lat;
  lng = () => this.at.lng;
  toJSON = () => this.at;
}

/** An object whose listeners are called by `fire`. */
class Target {
  listeners: { name: string; listener: Listener }[] = [];
  addListener(name: string, listener: Listener) {
    const one = { name, listener };
    this.listeners.push(one);
    return { remove: () => void this.listeners.splice(this.listeners.indexOf(one), 1) };
  }
  fire(name: string, event: unknown = {}) {
    for (const one of [...this.listeners]) if (one.name === name) one.listener(event);
  }
}

class FakeMap extends Target {
  centre = { lat: 4.65, lng: -74.06 };
  zoom = 14;
  bounds: object | null = null;
  constructor(
    readonly div: HTMLElement,
    readonly options: { mapId?: string; center?: { lat: number; lng: number } },
  ) {
    super();
    if (options.center) this.centre = options.center;
  }
  getDiv = () => this.div;
  getCenter = () => new LatLng(this.centre);
  getZoom = () => this.zoom;
  getHeading = () => 0;
  getTilt = () => 0;
  getRenderingType = () => 'RASTER';
  getMapCapabilities = () => ({});
  getBounds = () => ({ contains: () => false, toJSON: () => ({}) });
  setOptions = () => undefined;
  moveCamera = () => undefined;
  panTo = (at: { lat: number; lng: number }) => {
    this.centre = at;
  };
  fitBounds = (bounds: object) => {
    this.bounds = bounds;
  };
}

/** An element, as Google's is. */
class FakeMarker extends Target {
  element = document.createElement('div');
  position: object | null = null;
  title = '';
  gmpDraggable = false;
  private held: Node | null = null;
  set map(map: FakeMap | null) {
    if (map) map.div.append(this.element);
    else this.element.remove();
  }
  get content() {
    return this.held;
  }
  set content(node: Node | null) {
    this.held = node;
    if (node) this.element.append(node);
  }
  addEventListener() {}
  removeEventListener() {}
}

type Answers = {
  suggestions?: { placeId: string; text: string; name?: string }[];
  place?: { address: [text: string, type: string][]; lat: number; lng: number };
  reverse?: { place_id: string; address: [text: string, type: string][] } | null;
  /** True if every call fails. */
  fails?: boolean;
};

const parts = (address: [string, string][]) =>
  address.map(([text, type]) => ({ longText: text, long_name: text, types: [type] }));

/** The parts of `google.maps` that we use, as it stands once its script has run. It is here before the library looks for it. */
export function installFakeGoogle(answers: Answers = {}) {
  const maps: FakeMap[] = [];
  const markers: FakeMarker[] = [];
  const asked: { call: string; input: unknown }[] = [];
  const told = (call: string, input: unknown) => {
    asked.push({ call, input });
    if (answers.fails) throw new Error('denied');
  };
  class Place {
    id: string;
    location?: LatLng;
    formattedAddress = '';
    addressComponents: ReturnType<typeof parts> = [];
    constructor({ id }: { id: string }) {
      this.id = id;
    }
    async fetchFields(input: object) {
      told('fetchFields', { id: this.id, ...input });
      const { place } = answers;
      if (!place) return;
      this.location = new LatLng(place);
      this.addressComponents = parts(place.address);
    }
  }
  const places = {
    Place,
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(input: object) {
        told('suggest', input);
        const suggestions = (answers.suggestions ?? []).map(({ placeId, text, name }) => ({
          placePrediction: {
            placeId,
            text: { text },
            mainText: { text: name ?? text },
            types: name === undefined ? ['geocode'] : ['restaurant', 'establishment'],
            toPlace: () => new Place({ id: placeId }),
          },
        }));
        return { suggestions };
      },
    },
  };
  const geocoding = {
    Geocoder: class {
      async geocode(input: object) {
        told('geocode', input);
        const { reverse } = answers;
        const found = reverse && {
          place_id: reverse.place_id,
          formatted_address: '',
          address_components: parts(reverse.address),
        };
        return { results: found ? [found] : [] };
      }
    },
  };
  class MarkerOfMaps extends FakeMarker {
    constructor() {
      super();
      markers.push(this);
    }
  }
  class MapOfPage extends FakeMap {
    constructor(...made: ConstructorParameters<typeof FakeMap>) {
      super(...made);
      maps.push(this);
    }
  }
  class Polygon extends Target {
    setOptions() {}
    setPaths() {}
    setMap() {}
    getPaths = () => ({ getLength: () => 0, getAt: () => ({ getArray: () => [] }) });
  }
  const libraries: Record<string, object> = {
    places,
    geocoding,
    marker: { AdvancedMarkerElement: MarkerOfMaps },
  };
  const google = {
    maps: {
      version: '3.66.9',
      Map: MapOfPage,
      LatLng,
      Polygon,
      Settings: { getInstance: () => ({}) },
      event: {
        addListener: (target: Target, name: string, listener: Listener) => target.addListener(name, listener),
        clearInstanceListeners: (target: Target) => target.listeners.splice(0),
      },
      importLibrary: async (name: string) => libraries[name] ?? {},
    },
  };
  Object.assign(window, { google });
  return { maps, markers, asked, latLng: (lat: number, lng: number) => new LatLng({ lat, lng }) };
}
